'use client'

import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { Person } from '#lib/auth/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Card } from '../kit/card.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { useMe } from '../kit/me.ts'
import { AddPersonDialog } from './add-person-dialog.tsx'
import { PersonRow } from './person-row.tsx'
import { RemovePersonDialog } from './remove-person-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

const t = staffWords('team')

type PeopleProps = {
  people: Person[]
  /** The site's own address. */
  site: string
  refresh: () => Promise<unknown>
}

/** The people who can sign in, and how somebody is added or removed. */
export function People({ people, site, refresh }: PeopleProps) {
  const me = useMe()
  const [adds, setAdds] = useState(false)
  const [leaving, setLeaving] = useState<Person | null>(null)
  const [changing, setChanging] = useState<Person | null>(null)
  const signIn = `${site}/app/login`
  return (
    <>
      <Card
        aside={
          <Button kind="secondary" onClick={() => setAdds(true)} size="small">
            <UserPlus aria-hidden="true" size={18} />
            {t('add.button')}
          </Button>
        }
        title={t('count', { count: people.length })}
      >
        <ul>
          {people.map((person) => (
            <PersonRow
              isMe={person.email === me}
              key={person.email}
              onChange={() => setChanging(person)}
              onRemove={() => setLeaving(person)}
              person={person}
            />
          ))}
        </ul>
      </Card>
      <section
        aria-labelledby="how-to-sign-in"
        className="rounded-staff border border-edge bg-band px-4 py-3 lg:px-[22px]"
      >
        <h2 className="font-semibold text-base" id="how-to-sign-in">
          {t('signIn.title')}
        </h2>
        <p className="text-ink-2 text-sm">{t('signIn.text')}</p>
        <p className="mt-1 flex items-center gap-2">
          <span className="wrap-anywhere min-w-0 font-semibold">{signIn}</span>
          <CopyButton text={signIn} what={t('signIn.address')} />
        </p>
      </section>
      {adds && <AddPersonDialog onClose={() => setAdds(false)} refresh={refresh} />}
      {changing && (
        <RoleDialog onClose={() => setChanging(null)} person={changing} refresh={refresh} />
      )}
      {leaving && (
        <RemovePersonDialog onClose={() => setLeaving(null)} person={leaving} refresh={refresh} />
      )}
    </>
  )
}
