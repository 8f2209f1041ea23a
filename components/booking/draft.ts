import { sayable } from '#lib/booking/rules/said.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { ownHoldKey } from '#lib/reservations/client/availability.ts'
import type { Fields } from './fields.ts'
import { emptyFlow, type Flow, type Proof } from './flow.ts'
import { type Hold, isRemembered } from './hold.ts'
import { nextFlow } from './next-flow.ts'

const tabKey = 'dontali.booking'

/** The state of one tab that survives a reload: the input and the step. */
type Draft = Pick<Flow, 'step' | 'fields'> & {
  /** The deep link already applied, so that it does not undo later input. */
  link: string
}

/** The state that every tab of the browser shares and that outlives them: what is being paid for. Never the screenshot. */
export type KeptHold = { hold: Hold; proof: Proof }

/** Stores the input and the step for this tab; removes them once the booking is made. */
export function saveDraft({ step, fields }: Flow, link: string): void {
  const draft: Draft = { step: step === 'preparing' ? 'form' : step, fields, link }
  attempt(() => {
    if (step === 'done') sessionStorage.removeItem(tabKey)
    else sessionStorage.setItem(tabKey, JSON.stringify(draft))
  })
}

/** Stores the hold for all tabs. */
export function keepHold(kept: KeptHold): void {
  attempt(() => localStorage.setItem(ownHoldKey, JSON.stringify(kept)))
}

/** Removes the hold of a token; one that another tab has taken since stays. */
export function forgetHold(token: string): void {
  attempt(() => {
    const kept = localStorage.getItem(ownHoldKey)
    if (kept && JSON.parse(kept).hold?.token === token) localStorage.removeItem(ownHoldKey)
  })
}

/** Returns a stored hold; null if there is none, if it is invalid or if its time is over. */
export function keptHoldIn(text: string | null, now: number): KeptHold | null {
  const kept = attempt<unknown>(() => JSON.parse(text ?? 'null'))
  if (!isKept(kept) || !isRemembered(kept.hold, now)) return null
  // A hold that was stored before there was a choice was paid for whole, and one before there were codes has none.
  const paying = kept.hold.paying === 'deposit' ? 'deposit' : 'total'
  // An older version of this page stored prices in another form.
  const { price: told } = kept.hold
  const price = isRecord(told) && Array.isArray(told.charges) ? told : null
  // One that was stored before holds named their terms.
  const { terms = farm() } = kept.hold
  const fields = whole(kept.hold.fields)
  return { ...kept, hold: { ...kept.hold, fields, price, terms, paying } }
}

/** Returns the stored flow of this tab, with the browser's hold, and its link; an empty flow if there is none. */
export function readDraft(now: number): { flow: Flow; link: string } {
  const kept = attempt(() => keptHoldIn(localStorage.getItem(ownHoldKey), now)) ?? null
  if (!kept) attempt(() => localStorage.removeItem(ownHoldKey))
  const draft = attempt<unknown>(() => JSON.parse(sessionStorage.getItem(tabKey) ?? 'null'))
  const { step, fields, link } = isDraft(draft) ? draft : { ...emptyFlow, link: '' }
  const flow = {
    ...emptyFlow,
    ...kept,
    fields: whole(fields),
    step: kept ? step : ('form' as const),
  }
  return { flow, link }
}

function whole(stored: Fields): Fields {
  return { ...emptyFlow.fields, ...stored }
}

/**
 * Returns the stored flow with the stay of a new link. A link followed while the code is shown means another
 * stay, so the hold is given up; a guest who may have paid keeps theirs.
 */
export function followLink(stored: Flow, asked: Partial<Fields>): Flow {
  if (Object.keys(asked).length === 0) return stored
  const flow =
    stored.step === 'qr' && !stored.hold?.mayHavePaid ? nextFlow(stored, { type: 'back' }) : stored
  return flow.step === 'form' ? nextFlow(flow, { type: 'stayChosen', stay: asked }) : flow
}

// A browser that stores nothing, as some do in private windows, forgets with the page; nothing else fails.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false
  const { step, fields, link } = value
  return (
    (step === 'form' || step === 'qr' || step === 'upload') &&
    sameShape(fields, fieldsShape) &&
    typeof link === 'string'
  )
}

// What every version of this page has stored.
const fieldsShape = Object.fromEntries(
  Object.entries(emptyFlow.fields).filter(([name]) => name !== 'code' && !(name in sayable)),
)

const holdShape: Omit<Hold, 'fields' | 'price' | 'terms' | 'paying'> = {
  token: '',
  reference: '',
  expiresAt: 0,
  amountPaise: 0,
  captchaWord: '',
  atLimit: false,
  mayHavePaid: false,
  givenBack: false,
}

function isKept(value: unknown): value is KeptHold {
  if (!isRecord(value)) return false
  const { hold, proof } = value
  return (
    isRecord(hold) &&
    sameShape(hold, holdShape) &&
    sameShape(hold.fields, fieldsShape) &&
    sameShape(proof, emptyFlow.proof)
  )
}

function sameShape(value: unknown, shape: Record<string, unknown>): boolean {
  return (
    isRecord(value) && Object.keys(shape).every((name) => typeof value[name] === typeof shape[name])
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
