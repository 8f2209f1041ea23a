import { readEnv } from '../../lib/env.ts'
import { type Call, declaredCalls } from './declared.ts'

const limits = readEnv({})

/** Writes the page of all calls, docs/calls.md. */
export async function callsPage(): Promise<string> {
  const calls = await declaredCalls()
  const files = calls.filter(({ method, sendsFile }) => method === 'GET' && sendsFile)
  return `# All calls

Made by \`npm run calls\` from what the routes in \`app/api\` and the tables in \`calls/\` declare; a test fails while it is stale.

- **Call.** A name without a slash also answers as the specification writes it: \`/api/rooms_list.php\`.
- **Who.** \`anybody\`; a guest who \`has the secret\` that is in the address; \`both sides\` of the conversation, the visitor
  who started it and staff; \`staff\` who are signed in.
- **Limit.** So many in so many seconds, for each client address, or for each side of a conversation. Each is a setting,
  \`LIMIT_HOLDS\` and so on; these are the defaults. Calls of staff are also counted for each session:
  STAFF ${limitText('STAFF')}. What is limited in another way is said with what the call does.
- **Takes.** Where the fields are, how large a body may be, and the names of the fields.
- Where the address holds \`[id]\` or \`[reference]\` of a stay, both its id and its reference are taken. An address that
  names nothing is 404. \`?dry=1\` works where the table says so and is 400 elsewhere.
- A \`GET\` answers \`HEAD\`, too. Any other method is 405 with \`Allow\`, any other path under \`/api\` is 404.

${table(
  ['Call', 'Method', 'Who', 'Limit', 'Takes', 'What it does'],
  calls.map((call) => [
    address(call),
    call.method,
    who(call),
    call.limit ? `${call.limit} ${limitText(call.limit)}` : '',
    takes(call),
    call.purpose + (call.dry ? ' With `?dry=1` it only says what that would do.' : ''),
  ]),
)}

## Who may read a file

These calls answer with a file: one that is stored, or one that is made at that moment. A stored file is found by what it
belongs to, so that the id of a guest's screenshot opens nothing but \`/api/files\`, which is for staff.

${table(
  ['Call', 'Who', 'What it does'],
  files.map((call) => [address(call), who(call), call.purpose]),
)}
`
}

const address = ({ name }: Call) => `\`/api/${name}\``
const limitText = (name: NonNullable<Call['limit']>) => {
  const { count, seconds } = limits[`LIMIT_${name}`]
  return `${count}/${seconds}`
}

function who({ name, who }: Call): string {
  if (who === 'public') return /\[(secret|token)\]/.test(name) ? 'has the secret' : 'anybody'
  return who === 'participant' ? 'both sides' : 'staff'
}

function takes({ method, body = 'form', fields, maxBytes }: Call): string {
  if (fields.length === 0) return ''
  const kilobytes = maxBytes / 1024
  const size =
    kilobytes < 1024 ? `${kilobytes} KB` : `${Math.ceil((kilobytes / 1024) * 10) / 10} MB`
  const where = method === 'GET' ? 'query' : `${body}, ${size}`
  return `${where}: ${fields.map((field) => `\`${field}\``).join(' ')}`
}

function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}
