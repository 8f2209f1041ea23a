import { readdirSync, readFileSync } from 'node:fs'

/** The processes that decode pictures for a process, by /proc, which only Linux has. */
export function decodersOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && belongsTo(name, parent))
    .map(Number)
}

function belongsTo(pid: string, parent: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ppid] = stat.slice(stat.lastIndexOf(') ') + 2).split(' ')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return state !== 'Z' && Number(ppid) === parent && /(decode|photo)-worker\.ts/.test(command)
  } catch {
    // It has ended meanwhile.
    return false
  }
}
