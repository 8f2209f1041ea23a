import { readFarm } from '#lib/farm/queries/published.ts'
import { type FarmFolder, readFarmFolder } from '../../scripts/demo/farm-folder.ts'
import { loadFarm } from '../../scripts/demo/load-farm.ts'
import { staffCalls } from '../../scripts/demo/staff-calls.ts'
import { productAnswer } from './product-calls.ts'
import { signedIn } from './staff.ts'

/** Loads a farm into this process's database as `npm run demo` does, by the calls of staff, and has the process read what's published. */
export async function loadSecondFarm(name = 'ambewadi'): Promise<FarmFolder> {
  const farm = await readFarmFolder(name)
  let [made, cookie] = [0, '']
  const calls = staffCalls(async (path, asked) => {
    // A session may make 300 calls a minute.
    if (made++ % 250 === 0) cookie = (await signedIn()).cookie
    const request = new Request(new URL(path, 'http://localhost:3000'), asked)
    const headers = { ...Object.fromEntries(request.headers), host: 'localhost:3000', cookie }
    const body = Buffer.from(await request.arrayBuffer())
    return productAnswer({ url: path, method: request.method, headers }, body)
  })
  await loadFarm(farm, calls)
  await readFarm()
  return farm
}
