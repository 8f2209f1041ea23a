import { once } from 'node:events'
import { afterEach } from 'vitest'
import { launch, type TestServer } from './server.ts'

/** What runs `npm run <script> <args>` on some data to its end; the data is gone after the test. */
export function useCommands() {
  const open: TestServer[] = []
  afterEach(async () => {
    for (const server of open.splice(0)) await server.clean()
  })
  return async (
    dataDir: string,
    script: 'backup' | 'restore' | 'staff' | 'privacy' | 'seed-demo' | 'demo',
    args: string[],
    env: Record<string, string> = {},
  ) => {
    const command = await launch({
      dataDir,
      env,
      command: [process.execPath, `scripts/${script}.ts`, ...args],
    })
    open.push(command)
    const [code] = await once(command.process, 'close')
    return { code, output: command.output() }
  }
}
