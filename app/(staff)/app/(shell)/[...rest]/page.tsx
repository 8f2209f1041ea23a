import type { Metadata } from 'next'
import Link from 'next/link'
import { NothingFound } from '#components/staff/kit/list/list-states.tsx'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.notFound') })

/** The page for every path of the staff area that no screen has; the server sets its status 404. */
export default async function NoSuchScreen({ params }: PageProps<'/app/[...rest]'>) {
  await requireStaffPage(`/app/${(await params).rest.join('/')}`)
  return (
    <div className="p-4 lg:p-8">
      <div className="overflow-clip rounded-staff border border-edge bg-card *:border-t-0">
        <NothingFound help={t('notFound.help')} text={t('notFound.text')} />
        <p className="pb-10 text-center">
          <Link className="staff-link inline-flex min-h-11 items-center" href="/app/dashboard">
            {t('notFound.link')}
          </Link>
        </p>
      </div>
    </div>
  )
}
