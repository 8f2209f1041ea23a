import type { Owner } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { transaction } from '../../db/transaction.ts'
import type { StepName, StepNote } from '../schema.ts'

/** Notes what a person says of a step: that it's done, where the database can't know, or that it's skipped for now. */
export async function noteStep(by: Owner, name: StepName, note: StepNote): Promise<void> {
  await transaction(async (tx) => {
    const noted = { ...note, notedBy: by.email, notedAt: new Date() }
    await tx.setupStep.upsert({ where: { name }, create: { name, ...noted }, update: noted })
    await addToHistory(tx, by, { action: 'setup_noted', after: { step: name, ...note } })
  })
}
