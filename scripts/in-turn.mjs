// Runs on the machine's own Node (20 or later) with nothing installed: plain JavaScript, no packages.
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { runs, startOf } from './in-use.mjs'

/** Does work while no other process does any under the same file, and waits for it until then. */
export async function inTurn(file, work) {
  for (let isTold = false; !take(file); isTold = true) {
    if (!isTold) process.stdout.write('  Another start is already doing this; waiting for it.\n')
    await wait(200)
  }
  const leave = () => rmSync(file, { force: true })
  process.once('exit', leave)
  try {
    await work()
  } finally {
    leave()
    process.off('exit', leave)
  }
}

function take(file) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, `${process.pid} ${startOf(process.pid)}`)
  try {
    // Unlike a file that is opened, a link has its text from the beginning.
    linkSync(own, file)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isHeld(file)) return false
  } finally {
    rmSync(own)
  }
  rmSync(file, { force: true })
  return take(file)
}

// A killed process left the file behind.
function isHeld(file) {
  try {
    const [pid, start] = readFileSync(file, 'utf8').split(' ')
    return runs(pid, start)
  } catch {
    return false
  }
}
