'use client'

import { Eye } from 'lucide-react'
import { useState } from 'react'
import { call } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { useAction } from '../../kit/action/use-action.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import { Modal } from '../../kit/dialog/modal.tsx'
import { dayAndTimeWords } from '../../kit/words.ts'

const t = staffWords('siteEditor')

type Link = { address: string; until: string }

/** Makes a link to the page as it would be, which works on another phone. */
export function PreviewButton({ path, wide }: { path: string; wide: boolean }) {
  const [link, setLink] = useState<Link | null>(null)
  const { run, busy } = useAction(() => undefined)
  const make = async () => {
    const made = await run({
      about: 'preview',
      call: () => call('POST site/previews'),
      done: () => t('preview.made'),
    })
    if (!made) return
    const { origin } = window.location
    const address = `${origin}/api/preview/${made.secret}?path=${encodeURIComponent(path)}`
    setLink({ address, until: made.until })
  }
  return (
    <>
      <Decide
        aria-label={t('preview.button')}
        busy={busy.has('preview')}
        className="flex-none"
        kind="outline"
        onPress={() => void make()}
        size="small"
      >
        <Eye aria-hidden="true" size={18} />
        {wide && t('preview.button')}
      </Decide>
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  )
}

function LinkDialog({ link: { address, until }, onClose }: { link: Link; onClose: () => void }) {
  return (
    <Modal
      footer={
        <Button kind="secondary" onClick={onClose}>
          {t('panel.done')}
        </Button>
      }
      onClose={onClose}
      short
      title={t('preview.title')}
    >
      <p>{t('preview.lead', { until: dayAndTimeWords(until) })}</p>
      <p className="mt-4 flex items-center gap-2 rounded-control border border-line ps-4">
        <a
          className="staff-link wrap-anywhere min-w-0 flex-1 py-2.5 text-sm"
          href={address}
          rel="noreferrer"
          target="_blank"
        >
          {address}
        </a>
        <CopyButton text={address} what={t('preview.what')} />
      </p>
    </Modal>
  )
}
