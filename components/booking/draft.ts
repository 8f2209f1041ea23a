import type { Fields } from './fields.ts'
import { emptyFlow, type Flow, type Hold, nextFlow } from './flow.ts'

const key = 'dontali.booking'

/** The state that survives a reload: the input and the step. Never the screenshot. */
type Draft = Pick<Flow, 'step' | 'fields' | 'proof' | 'hold' | 'attempt'> & {
  /** The deep link already applied, so that it does not undo later input. */
  link: string
}

/** Stores the flow for this tab; removes it once the booking is made. */
export function saveDraft(store: Storage, flow: Flow, link: string): void {
  const { fields, proof, hold, attempt } = flow
  const step = flow.step === 'preparing' ? 'form' : flow.step
  try {
    if (step === 'done') store.removeItem(key)
    else store.setItem(key, JSON.stringify({ step, fields, proof, hold, attempt, link }))
  } catch {
    // Without storage only a reload loses the input.
  }
}

/** Returns the stored flow and its link; an empty flow if there is none or it is invalid. */
export function readDraft(store: Storage): { flow: Flow; link: string } {
  try {
    const draft: unknown = JSON.parse(store.getItem(key) ?? 'null')
    if (isDraft(draft)) return { flow: flowOf(draft), link: draft.link }
  } catch {
    // Unreadable: treated as missing.
  }
  return { flow: emptyFlow, link: '' }
}

/**
 * Returns the stored flow with the stay of a new link. A link followed while the code is shown means another
 * stay, so the hold is dropped; a guest who has said that they paid keeps theirs.
 */
export function followLink(kept: Flow, asked: Partial<Fields>): Flow {
  if (Object.keys(asked).length === 0) return kept
  const flow = kept.step === 'qr' ? nextFlow(kept, { type: 'back' }) : kept
  return flow.step === 'form' ? nextFlow(flow, { type: 'stayChosen', stay: asked }) : flow
}

function flowOf({ step, fields, proof, hold, attempt }: Draft): Flow {
  return { ...emptyFlow, fields, proof, hold, attempt, step: hold ? step : 'form' }
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false
  const { step, fields, proof, hold } = value
  return (
    (step === 'form' || step === 'qr' || step === 'upload') &&
    sameShape(fields, emptyFlow.fields) &&
    sameShape(proof, emptyFlow.proof) &&
    (hold === null || sameShape(hold, holdShape)) &&
    typeof value.attempt === 'string' &&
    typeof value.link === 'string'
  )
}

const holdShape: Hold = {
  token: '',
  reference: '',
  expiresAt: 0,
  amountPaise: 0,
  captchaWord: '',
  atLimit: false,
}

function sameShape(value: unknown, shape: Record<string, unknown>): boolean {
  return (
    isRecord(value) && Object.keys(shape).every((name) => typeof value[name] === typeof shape[name])
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
