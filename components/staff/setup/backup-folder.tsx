'use client'

import { call } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import { folderChoice } from '#lib/backups/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { EditForm } from '../kit/form/edit-form.tsx'
import { Failed } from '../kit/form/failed.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { errorsOf, useForm } from '../kit/form/use-form.ts'
import { BackupPart } from './backup-part.tsx'

const t = staffWords('setup')

type BackupFolderProps = {
  folder: string | null
  drives: string[]
  refresh: () => Promise<unknown>
}

/** The folder that backups are kept in, by its path or by one of the drives that were found. */
export function BackupFolder({ folder, drives, refresh }: BackupFolderProps) {
  const form = useForm('backup', { folder: folder ?? '' }, { refresh })
  const offered = drives.map((drive) => `${drive}/farm-backups`).filter((path) => path !== folder)
  const save = () =>
    form.send({
      wrong: errorsOf(folderChoice, form.draft),
      call: () => call('POST setup/backup/folder', { json: form.draft }),
      done: (now) =>
        form.tell('backup', t('backup.folderSaved', { folder: now.backup.folder ?? '' })),
    })
  return (
    <BackupPart title={t('backup.folderTitle')}>
      <EditForm id="backup-folder-form" onSave={() => void save()} tries={form.tries}>
        <Failed title={t('backup.folderFailed')} why={form.failure} />
        <TypedField
          {...form.field('folder')}
          help={t('backup.folderHelp')}
          label={t('backup.folderField')}
          maxLength={300}
        />
        <div className="mt-3 flex flex-wrap gap-2">
          {offered.map((path) => (
            <Button
              className="wrap-anywhere"
              key={path}
              kind="outline"
              onClick={() => form.change({ folder: path })}
              size="small"
            >
              {t('backup.use', { folder: path })}
            </Button>
          ))}
        </div>
        <Decide
          busy={form.busy}
          className="mt-3"
          form="backup-folder-form"
          kind="outline"
          size="small"
          type="submit"
        >
          {t('backup.folderSave')}
        </Decide>
      </EditForm>
    </BackupPart>
  )
}
