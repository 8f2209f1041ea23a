import { createHmac } from 'node:crypto'
import { prisma } from '../db/client.ts'
import type { Tx } from '../db/transaction.ts'
import { sha256Of } from '../shared/sha256.ts'
import { idleHours } from './rules.ts'
import type { Asker, Owner, Person, Role, SignedIn } from './schema.ts'

/**
 * Returns who holds this session token now: null when it is unknown, revoked, idle for too long, past its
 * absolute end, or when its owner is no longer on the staff.
 */
export async function findStaff(token: string, now: Date): Promise<SignedIn | null> {
  const session = await prisma().staffSession.findUnique({
    where: { tokenHash: sha256Of(token) },
    select: {
      id: true,
      revokedAt: true,
      expiresAt: true,
      lastUsedAt: true,
      staff: { select: { id: true, email: true, role: true, publishes: true, removedAt: true } },
    },
  })
  if (!session || session.revokedAt || session.staff.removedAt) return null
  const idleEnd = session.lastUsedAt.getTime() + idleHours * 3_600_000
  if (now >= session.expiresAt || now.getTime() >= idleEnd) return null
  const { removedAt: _, ...person } = session.staff
  return { ...person, sessionId: session.id } as SignedIn
}

/** Returns whether this person has signed in in this browser before; it is remembered for a month after the session's end. */
export async function isKnownBrowser({ email, browser }: Asker): Promise<boolean> {
  const session = await prisma().staffSession.findFirst({
    where: { browserSha256: sha256Of(browser), staff: { email, removedAt: null } },
    select: { id: true },
  })
  return session !== null
}

/**
 * Returns the six digits of a sign-in code, derived from its row's id and the service's secret: the stored data doesn't
 * reveal the code, and a mail that is sent again carries the same one.
 */
export function oneTimeCode(id: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(`sign-in code ${id}`).digest()
  // 48 bits against a million: the bias is far below one in a hundred million.
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** Everybody who is or was on the staff, the first first; with `removedAt`, they may not sign in. */
export function listStaff() {
  return prisma().staff.findMany({
    select: { email: true, name: true, role: true, createdAt: true, removedAt: true },
    orderBy: inOrder,
  })
}

const inOrder = [{ createdAt: 'asc' as const }, { email: 'asc' as const }]

/** Returns the people who can sign in, the first first. `_by`: only owners may ask. */
export async function listTeam(_by: Owner, db: Tx = prisma()): Promise<Person[]> {
  const people = await db.staff.findMany({ where: { removedAt: null }, orderBy: inOrder })
  return people.map(({ email, name, role, publishes, createdAt }) => ({
    email,
    name,
    role: role as Role,
    publishes,
    since: createdAt.toISOString(),
  }))
}

/** Returns the addresses of the desk and the owners, to whom mails to staff go: those name guests and their money. */
export async function staffAddresses(): Promise<string[]> {
  const staff = await prisma().staff.findMany({
    where: { removedAt: null, role: { not: 'kitchen' } },
    select: { email: true },
  })
  return staff.map(({ email }) => email)
}
