import { resolve } from 'node:path'
import { type Asked, readAsked } from '../lib/privacy/schema.ts'
import { dayInIndia } from '../lib/shared/dates.ts'
import { siteCommand } from './command.ts'
import { eraseAsked } from './privacy/erase.ts'
import { exportPerson } from './privacy/export.ts'

const usage = `npm run privacy -- export WHO [FOLDER]   saves everything kept about someone to a new folder
npm run privacy -- erase WHO             erases it, except what business records must keep; asks first unless --yes;
                                         --with-open-bookings if they have a stay ahead or a payment to check
WHO is an e-mail address or a phone number.`

// `npm run privacy -- VERB`: what is kept about a person; works while the site is running.
await siteCommand(readVerb)

function readVerb(args: string[]): () => Promise<string> {
  const flags = args.filter((arg) => arg.startsWith('--'))
  const [verb, who, folder, ...more] = args.filter((arg) => !arg.startsWith('--'))
  if (who === undefined || more.length > 0) throw new Error(usage)
  const asked = readAsked(who)
  if (!asked) throw new Error(`${who} is neither an e-mail address nor a phone number.`)
  if (verb === 'export' && flags.length === 0)
    return () => exportPerson(asked, folderOf(asked, folder))
  const known = flags.every((flag) => ['--yes', '--with-open-bookings'].includes(flag))
  if (verb !== 'erase' || folder !== undefined || !known) throw new Error(usage)
  const withOpen = flags.includes('--with-open-bookings')
  return () => eraseAsked(asked, { yes: flags.includes('--yes'), withOpen })
}

// npm runs its scripts in the project's folder, wherever it was called.
function folderOf(asked: Asked, given: string | undefined): string {
  const name = 'email' in asked ? asked.email.replace(/[^\w.-]/g, '-') : asked.phone
  return resolve(process.env.INIT_CWD ?? '', given ?? `privacy-${name}-${dayInIndia(new Date())}`)
}
