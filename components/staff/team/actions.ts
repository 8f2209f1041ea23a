import { call } from '#calls/client.ts'
import type { NewPerson, Person } from '#lib/auth/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { notUndone } from '../kit/action/undo-words.ts'
import type { Action } from '../kit/action/use-action.ts'
import { calledName } from './words.ts'

const t = staffWords('team')

/** Lets somebody in again who was removed. */
export function backAgain({ email, name }: Person): Action {
  return {
    about: email,
    call: () => call('POST team', { json: { email, name } }),
    done: () => t('remove.undone', { name: calledName({ email, name }) }),
    refused: notUndone,
  }
}

/** Removes somebody who was added. */
export function notAdded({ email, name }: Required<NewPerson>): Action {
  return {
    about: email,
    call: () => call('DELETE team', { json: { email } }),
    done: () => t('add.undone', { name: calledName({ email, name: name ?? '' }) }),
    refused: notUndone,
  }
}
