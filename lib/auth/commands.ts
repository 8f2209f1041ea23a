import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { prisma } from '../db/client.ts'
import { addToHistory } from '../db/history.ts'
import { transaction } from '../db/transaction.ts'
import { addJob } from '../jobs/queue.ts'
import { Refusal } from '../shared/refusal.ts'
import { sha256Of } from '../shared/sha256.ts'
import { oneTimeCode } from './queries.ts'
import { absoluteDays, codeTries } from './rules.ts'
import type { Staff } from './schema.ts'

/**
 * Asks for a sign-in code. It only leaves a job behind, for every address alike: whether the address
 * belongs to staff is looked up by the job, so the answer and its time tell a stranger nothing.
 */
export async function requestCode(email: string, now: Date): Promise<void> {
  await transaction((tx) =>
    addJob(tx, 'send_sign_in_code', { id: randomUUID(), email, askedAt: now.toISOString() }),
  )
}

/**
 * Signs a member of staff in with the newest code mailed to them, and returns the new session's token.
 * A try is counted before the code is compared, so parallel guesses get no extra ones.
 * Refuses with `invalid_otp`, whatever was wrong.
 */
export async function signIn(
  email: string,
  otp: string,
  { secret, now }: { secret: string; now: Date },
): Promise<string> {
  const code = await countTry(email, now)
  if (!code || !sameCode(otp, oneTimeCode(code.id, secret))) throw new Refusal('invalid_otp')
  const token = randomBytes(32).toString('base64url')
  await transaction(async (tx) => {
    const { count } = await tx.loginCode.updateMany({
      where: { id: code.id, usedAt: null },
      data: { usedAt: now },
    })
    if (count === 0) throw new Refusal('invalid_otp')
    await tx.staffSession.create({
      data: {
        tokenHash: sha256Of(token),
        staffId: code.staff_id,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + absoluteDays * 86_400_000),
      },
    })
    await addToHistory(tx, { email }, { action: 'signed_in' })
  })
  return token
}

async function countTry(email: string, now: Date) {
  const [code] = await prisma().$queryRaw<{ id: string; staff_id: string }[]>`
    UPDATE login_codes SET tries = tries + 1
    WHERE id = (
        SELECT c.id FROM login_codes c JOIN staff s ON s.id = c.staff_id
        WHERE s.email = ${email} AND s.removed_at IS NULL
        ORDER BY c.created_at DESC, c.id DESC LIMIT 1)
      AND used_at IS NULL AND expires_at > ${now} AND tries < ${codeTries}
    RETURNING id, staff_id`
  return code
}

function sameCode(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
}

/** Ends the session: its cookie is worth nothing from now on, wherever it was copied to. */
export async function signOut(by: Staff, now: Date): Promise<void> {
  await transaction(async (tx) => {
    await tx.staffSession.update({ where: { id: by.sessionId }, data: { revokedAt: now } })
    await addToHistory(tx, by, { action: 'signed_out' })
  })
}

/** Notes that a session was used, at most once a minute: the idle limit counts from here. */
export async function touchSession(by: Staff, now: Date): Promise<void> {
  await prisma().staffSession.updateMany({
    where: { id: by.sessionId, lastUsedAt: { lt: new Date(now.getTime() - 60_000) } },
    data: { lastUsedAt: now },
  })
}

/**
 * Adds somebody to the staff, or takes back somebody who was removed. `email` is in lower case. Returns false if
 * they are on the staff already. `by` is no Staff: whoever has the machine's terminal has the database, too.
 */
export async function addStaff(by: 'terminal', email: string): Promise<boolean> {
  return transaction(async (tx) => {
    const back = await tx.staff.updateMany({
      where: { email, removedAt: { not: null } },
      data: { removedAt: null },
    })
    const added = await tx.staff.createMany({ data: [{ email }], skipDuplicates: true })
    if (back.count + added.count === 0) return false
    await addToHistory(tx, by, { action: 'staff_added', after: { email } })
    return true
  })
}

/**
 * Removes somebody from the staff: their sessions and sign-in codes are worth nothing from now on, and no start
 * adds them again. A chat stream that they have open ends at its next heartbeat. Refuses with `not_found` an
 * address that nobody on the staff has, and with `forbidden` the last one, after whom nobody could sign in.
 */
export async function removeStaff(by: 'terminal', email: string, now: Date): Promise<void> {
  await transaction(async (tx) => {
    // Locked, so that of two removals at the same moment the second counts without the first.
    const members = await tx.$queryRaw<{ id: string; email: string }[]>`
      SELECT id, email FROM staff WHERE removed_at IS NULL ORDER BY id FOR UPDATE`
    const id = members.find((member) => member.email === email)?.id
    if (!id) throw new Refusal('not_found', { message: `Nobody on the staff is ${email}.` })
    if (members.length === 1) {
      const message = `${email} is the last who may sign in; add somebody else first.`
      throw new Refusal('forbidden', { message })
    }
    await tx.staff.update({ where: { id }, data: { removedAt: now } })
    await tx.staffSession.updateMany({
      where: { staffId: id, revokedAt: null },
      data: { revokedAt: now },
    })
    await tx.loginCode.updateMany({ where: { staffId: id, usedAt: null }, data: { usedAt: now } })
    await addToHistory(tx, by, { action: 'staff_removed', before: { email } })
  })
}
