import { randomBytes, timingSafeEqual } from 'node:crypto'
import { prisma } from '../db/client.ts'
import { addToHistory } from '../db/history.ts'
import { type Tx, transaction } from '../db/transaction.ts'
import { addJob } from '../jobs/queue.ts'
import { randomSecret } from '../shared/random.ts'
import { Refusal } from '../shared/refusal.ts'
import { sha256Of } from '../shared/sha256.ts'
import { oneTimeCode } from './queries.ts'
import { absoluteDays, codeMinutes, codeTries } from './rules.ts'
import type { Asker, NewPerson, Owner, Role, RoleChange, SignedIn } from './schema.ts'

/**
 * Opens a code for an address, in the browser that asks. What is written is the same for every address: whether it
 * belongs to staff is looked up when the code is mailed ({@link mailCode}) and when it is tried. Returns the code's id.
 */
export async function openCode({ email, browser }: Asker, now: Date): Promise<string> {
  const { id } = await prisma().loginCode.create({
    data: {
      emailSha256: sha256Of(email),
      browserSha256: sha256Of(browser),
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeMinutes * 60_000),
    },
    select: { id: true },
  })
  return id
}

/**
 * Leaves the job that mails a code, to staff only: strangers' requests never reach the queue. The answer doesn't wait for
 * this, or its timing would reveal who is on the staff.
 */
export async function mailCode(id: string, email: string): Promise<void> {
  const staff = await prisma().staff.findFirst({
    where: { email, removedAt: null },
    select: { id: true },
  })
  if (staff) await transaction((tx) => addJob(tx, 'send_sign_in_code', { id, email }))
}

/**
 * Opens a code that is not mailed but told in the terminal; it works in whichever browser is given its key. Refuses with
 * `not_found` an address that isn't a staff address.
 */
export async function openTerminalCode(
  _by: 'terminal',
  email: string,
  now: Date,
): Promise<{ id: string; key: string }> {
  const staff = await prisma().staff.findFirst({ where: { email, removedAt: null } })
  if (!staff) throw nobodyIs(email)
  const key = randomSecret()
  return { id: await openCode({ email, browser: key }, now), key }
}

/**
 * Counts a try against the codes that were asked for in this browser and still work, and returns their ids. None: what
 * is typed there is no guess at anybody's code. Parallel tries get no extra ones.
 */
export async function countTry({ email, browser }: Asker, now: Date): Promise<string[]> {
  const codes = await prisma().$queryRaw<{ id: string }[]>`
    UPDATE login_codes SET tries = tries + 1
    WHERE id IN (
      SELECT id FROM login_codes
      WHERE browser_sha256 = ${sha256Of(browser)} AND email_sha256 = ${sha256Of(email)}
        AND used_at IS NULL AND expires_at > ${now} AND tries < ${codeTries}
      ORDER BY id FOR UPDATE)
    RETURNING id`
  return codes.map(({ id }) => id)
}

/**
 * Signs a member of staff in with one of the `codes` for which {@link countTry} has counted this try, and returns the new
 * session's token. `browser` is known from now on. Refuses with `invalid_otp`, whatever was wrong.
 */
export async function signIn(
  { email, browser, otp, codes }: Asker & { otp: string; codes: string[] },
  { secret, now }: { secret: string; now: Date },
): Promise<string> {
  const right = codes.filter((id) => sameCode(otp, oneTimeCode(id, secret)))
  if (right.length === 0) throw new Refusal('invalid_otp')
  const token = randomBytes(32).toString('base64url')
  await transaction(async (tx) => {
    // Locked first, as in a removal, so that neither overtakes the other.
    const [staff] = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM staff WHERE email = ${email} AND removed_at IS NULL FOR SHARE`
    const used = await tx.loginCode.updateMany({
      where: { id: { in: right }, usedAt: null },
      data: { usedAt: now },
    })
    if (!staff || used.count === 0) throw new Refusal('invalid_otp')
    await tx.staffSession.create({
      data: {
        tokenHash: sha256Of(token),
        staffId: staff.id,
        browserSha256: sha256Of(browser),
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + absoluteDays * 86_400_000),
      },
    })
    await addToHistory(tx, { email }, { action: 'signed_in' })
  })
  return token
}

function sameCode(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
}

/** Ends the session: its cookie is worth nothing from now on, wherever it was copied to. */
export async function signOut(by: SignedIn, now: Date): Promise<void> {
  await transaction(async (tx) => {
    await tx.staffSession.update({ where: { id: by.sessionId }, data: { revokedAt: now } })
    await addToHistory(tx, by, { action: 'signed_out' })
  })
}

/** Notes that a session was used, at most once a minute: the idle limit counts from here. */
export async function touchSession(by: SignedIn, now: Date): Promise<void> {
  await prisma().staffSession.updateMany({
    where: { id: by.sessionId, lastUsedAt: { lt: new Date(now.getTime() - 60_000) } },
    data: { lastUsedAt: now },
  })
}

/**
 * Adds a person to the staff, or adds a removed one again, who keeps their name if none is given. `email` is in lower case. Returns
 * false if they are on the staff already. `by` needn't be an Owner: anyone with the machine's terminal has the database anyway.
 */
export async function addStaff(
  by: Owner | 'terminal',
  { email, name, role, publishes = true }: NewPerson,
): Promise<boolean> {
  const told = { email, ...(name && { name }), role, publishes }
  return transaction(async (tx) => {
    const back = await tx.staff.updateMany({
      where: { email, removedAt: { not: null } },
      data: { ...told, removedAt: null },
    })
    const added = await tx.staff.createMany({ data: [told], skipDuplicates: true })
    if (back.count + added.count === 0) return false
    await addToHistory(tx, by, { action: 'staff_added', after: told })
    return true
  })
}

/**
 * Removes a person from the staff: their sessions and sign-in codes stop working, and no start adds them again. A stream of the
 * chat that they have open ends at its next heartbeat, their news at once. Refuses with `not_found` an address that isn't a staff address, and
 * with `forbidden` the last owner.
 */
export async function removeStaff(by: Owner | 'terminal', email: string, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const { id } = await lockNotLastOwner(tx, email)
    await tx.staff.update({ where: { id }, data: { removedAt: now } })
    await tx.staffSession.updateMany({
      where: { staffId: id, revokedAt: null },
      data: { revokedAt: now },
    })
    await tx.loginCode.updateMany({
      where: { emailSha256: sha256Of(email), usedAt: null },
      data: { usedAt: now },
    })
    await addToHistory(tx, by, { action: 'staff_removed', before: { email } })
  })
}

/**
 * Changes what a person may do, from their next request on. Refuses with `not_found` an address that isn't a staff address, and with
 * `forbidden` to make the last owner anything else.
 */
export async function changeRole(
  by: Owner | 'terminal',
  { email, role, publishes }: RoleChange,
): Promise<void> {
  await transaction(async (tx) => {
    const before = await lockNotLastOwner(tx, email, role)
    await tx.staff.update({ where: { id: before.id }, data: { role, publishes } })
    await addToHistory(tx, by, {
      action: 'staff_role_changed',
      before: { email, role: before.role, publishes: before.publishes },
      after: { email, role, publishes },
    })
  })
}

type Member = { id: string; email: string; role: string; publishes: boolean }

// All are locked, so that of two changes at the same moment the second counts without the first.
async function lockNotLastOwner(tx: Tx, email: string, becomes?: Role): Promise<Member> {
  const members = await tx.$queryRaw<Member[]>`
    SELECT id, email, role, publishes FROM staff WHERE removed_at IS NULL ORDER BY id FOR UPDATE`
  const member = members.find((one) => one.email === email)
  if (!member) throw nobodyIs(email)
  const owners = members.filter(({ role }) => role === 'owner')
  if (becomes !== 'owner' && owners.length === 1 && owners[0] === member) {
    const message = `${email} is the only owner. Make someone else an owner first.`
    throw new Refusal('forbidden', { message })
  }
  return member
}

function nobodyIs(email: string): Refusal {
  return new Refusal('not_found', { message: `${email} isn’t on the staff.` })
}
