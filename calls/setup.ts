import { chooseFolder, makeKey, tryBackup } from '#lib/backups/commands.ts'
import { folderChoice } from '#lib/backups/schema.ts'
import { openInput } from '#lib/farm/schema/site.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { sendTestMail } from '#lib/mail/send-test-mail.ts'
import { noteStep } from '#lib/setup/commands/note-step.ts'
import { openFarm } from '#lib/setup/commands/open-farm.ts'
import { setUpFarm } from '#lib/setup/commands/set-up-farm.ts'
import { readSetup } from '#lib/setup/queries.ts'
import { stepNamed, stepNote } from '#lib/setup/schema.ts'
import { Refusal } from '#lib/shared/refusal.ts'

const step = (name: string) => {
  const named = stepNamed(name)
  if (!named) throw new Refusal('not_found')
  return named
}

export const setupCalls = {
  /** Returns how far setting up has got: the steps, what the farm needs before it can open, and what could be better. */
  'GET setup': endpoint({ who: 'owner', run: ({ by }) => readSetup(by) }),
  /**
   * Ends the sample: until the farm opens, guests see only how to reach it. Refused with `changed_meanwhile` if the sample
   * has already ended.
   */
  'POST setup': endpoint({
    who: 'owner',
    run: async ({ by }) => {
      await setUpFarm(by, await databaseNow())
      return readSetup(by)
    },
  }),
  /** Records that a step is done, if only a person can tell, or skipped. */
  'POST setup/steps/[step]': endpoint({
    who: 'owner',
    params: { step },
    body: 'json',
    input: stepNote,
    run: async ({ by, params, input }) => {
      await noteStep(by, params.step, input)
      return readSetup(by)
    },
  }),
  /**
   * Sends a test e-mail to the person who asks, and returns whether the mail server accepted it, and the server's answer.
   */
  'POST setup/mail': endpoint({
    who: 'owner',
    run: ({ by }) => sendTestMail(by.email),
  }),
  /** Keeps backups in another folder of the site's computer. Refused with `validation_failed` if the folder isn't writable. */
  'POST setup/backup/folder': endpoint({
    who: 'owner',
    body: 'json',
    input: folderChoice,
    run: async ({ by, input }) => {
      await chooseFolder(by, input)
      return readSetup(by)
    },
  }),
  /** Makes a key that encrypts backups from now on. It's shown only this once. */
  'POST setup/backup/key': endpoint({
    who: 'owner',
    run: async ({ by }) => ({ key: await makeKey(by) }),
  }),
  /** Starts a backup and a test restore of it. `GET setup` returns the progress. */
  'POST setup/backup/try': endpoint({
    who: 'owner',
    status: 202,
    run: async ({ by }) => {
      tryBackup(by)
      return readSetup(by)
    },
  }),
  /**
   * Publishes the changes whose ids were `seen` and opens the farm for guests. Refused with `not_ready_for_guests` and its `needs` (a
   * name, a phone, a UPI ID that ₹1 has reached, and a room with a price), and with `changed_meanwhile` as `POST site/publish`.
   */
  'POST setup/open': endpoint({
    who: 'owner',
    body: 'json',
    input: openInput,
    status: 202,
    run: async ({ by, input }) => ({ number: await openFarm(by, input) }),
  }),
}
