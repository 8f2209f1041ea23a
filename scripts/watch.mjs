// Runs on the machine's own Node (20 or later) with nothing installed: plain JavaScript, no packages.
import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

// Editors put files of their own beside the one that is open; those have other names.
const isSource = (name) => /^[^.].*\.(tsx?|json)$/.test(name ?? '')
// Saving all, or another branch, changes many files at once.
const pauseMs = 200

/**
 * Calls back after each change of the sources in these folders, once for changes that follow each
 * other closely, until the returned function is called. It watches folder by folder, because the recursive watch of Node 20 loses a file that was replaced.
 * @type {(paths: string[], onChange: () => void) => () => void}
 */
export function watchSources(paths, onChange) {
  let watchers = []
  let pause
  const end = () => {
    clearTimeout(pause)
    for (const watcher of watchers) watcher.close()
  }
  const begin = () => {
    end()
    watchers = paths.flatMap(foldersOf).map((folder) => watch(folder, changed))
  }
  const changed = (_, name) => {
    if (!isSource(name)) return
    clearTimeout(pause)
    pause = setTimeout(() => {
      // There may be new folders.
      begin()
      onChange()
    }, pauseMs)
  }
  begin()
  return end
}

function foldersOf(path) {
  const entries = readdirSync(path, { withFileTypes: true, recursive: true })
  const inner = entries.filter((entry) => entry.isDirectory())
  return [path, ...inner.map(({ parentPath, name }) => join(parentPath, name))]
}
