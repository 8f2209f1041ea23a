'use client'

import { ChevronDown, CircleHelp, FileUp, FolderOpen, Lock } from 'lucide-react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { FileButton } from '#components/ui/file-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { megabytes } from '#lib/shared/size.ts'
import { maxStatementBytes } from '#lib/statements/schema/files.ts'
import { NothingDone } from '../kit/form/failed.tsx'
import { Progress } from '../kit/progress.tsx'
import type { ReadingFile } from './use-reading.ts'

const t = staffWords('statement')

const banks = ['SBI', 'HDFC', 'ICICI', 'Axis', 'Kotak', 'Bank of Baroda', 'Canara']
export const fileTypes = '.csv,.xlsx,.xls,.txt,.tsv,.html,.htm'

export function DropZone({ reading }: { reading: ReadingFile }) {
  const { state, choose, stop } = reading
  return (
    <section
      aria-label={t('drop.label')}
      className="min-w-0 rounded-staff border border-edge bg-card p-3 lg:p-[18px]"
    >
      <div className="grid justify-items-center gap-2.5 rounded-control border-2 border-line-control border-dashed bg-white px-4 pt-8 pb-6 text-center lg:px-6 lg:pt-13 lg:pb-10">
        <FileUp aria-hidden="true" className="text-lake" size={38} strokeWidth={1.6} />
        <h2 className="heading text-title lg:text-xl">{t('drop.title')}</h2>
        <p className="text-ink-2 text-sm">
          {t('drop.kinds', { megabytes: megabytes(maxStatementBytes) })}
        </p>
        {state.step === 'sending' ? (
          <div className="my-2 grid w-full max-w-[420px] gap-3">
            <Progress
              label={state.share < 1 ? t('drop.uploading') : t('drop.reading')}
              share={state.share}
            />
            <Button kind="outline" onClick={stop} size="small">
              {t('drop.stop')}
            </Button>
          </div>
        ) : (
          <FileButton accept={fileTypes} className="my-2" kind="secondary" onChoose={choose}>
            <FolderOpen aria-hidden="true" size={19} />
            {t('drop.choose')}
          </FileButton>
        )}
        {state.step === 'choose' && state.problem && (
          <Alert className="text-start" role="alert" title={state.problem.text} tone="error">
            <NothingDone why={state.problem}>{t('notRead')}</NothingDone>
            {state.rows && <FirstRows rows={state.rows} />}
          </Alert>
        )}
        <ul className="flex max-w-[30em] flex-wrap justify-center gap-1.5">
          {banks.map((bank) => (
            <li className="rounded-[6px] bg-rice px-2.5 py-0.5 font-semibold text-xs" key={bank}>
              {bank}
            </li>
          ))}
        </ul>
        <p className="max-w-[30em] text-ink-2 text-sm">{t('drop.banks')}</p>
      </div>
      <Notes />
    </section>
  )
}

/** The first rows of a file that was refused, so that somebody sees which file it is. */
function FirstRows({ rows }: { rows: string[][] }) {
  return (
    <div className="mt-2 max-w-full overflow-x-auto">
      <table className="text-xs">
        <caption className="text-start font-semibold">{t('drop.begins')}</caption>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file never change places
            <tr key={row}>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td className="border border-rule px-2 py-1 align-top" key={at}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Notes() {
  return (
    <div className="mt-3 grid gap-3 text-sm lg:mt-[18px]">
      <details className="group rounded-control border border-edge">
        <summary className="flex min-h-12 cursor-pointer items-center gap-2.5 px-3.5 font-semibold">
          <CircleHelp aria-hidden="true" className="shrink-0" size={19} />
          {t('drop.where')}
          <ChevronDown
            aria-hidden="true"
            className="ms-auto shrink-0 group-open:rotate-180"
            size={18}
          />
        </summary>
        <p className="px-3.5 pb-3.5 text-ink-2">{t('drop.inNetBanking')}</p>
      </details>
      <p className="flex gap-2.5 rounded-control bg-[#e6eeea] px-3.5 py-3 text-[#123f3d]">
        <Lock aria-hidden="true" className="mt-0.5 shrink-0" size={18} />
        {t('drop.kept')}
      </p>
    </div>
  )
}
