import { call } from '#calls/client.ts'
import type { Person } from '#lib/auth/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { notUndone } from '../kit/action/undo-words.ts'
import type { Action } from '../kit/action/use-action.ts'
import { calledName } from './words.ts'

const t = staffWords('team')

/** Lets somebody in again who was removed. */
export function backAgain({ email, name, role, publishes }: Person): Action {
  return {
    about: email,
    call: () => call('POST team', { json: { email, name, role, publishes } }),
    done: () => t('remove.undone', { name: calledName({ email, name }) }),
    refused: notUndone,
  }
}

/** Makes somebody again what they were. */
export function becomes({ email, name, role, publishes }: Person): Action {
  return {
    about: email,
    call: () => call('POST team/role', { json: { email, role, publishes } }),
    done: () => t('role.undone', { name: calledName({ email, name }) }),
    refused: notUndone,
  }
}

/** Removes somebody who was added. */
export function notAdded({ email, name }: Pick<Person, 'email' | 'name'>): Action {
  return {
    about: email,
    call: () => call('DELETE team', { json: { email } }),
    done: () => t('add.undone', { name: calledName({ email, name }) }),
    refused: notUndone,
  }
}
