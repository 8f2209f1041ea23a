'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { DownloadIcon } from './icons.tsx'

type Props = {
  text: string
  /** The lines under the code. */
  caption: string[]
  /** The file's name without its ending. */
  name: string
}

/** Saves a QR code as a picture, for somebody who pays later or from another device. */
export function SaveCode({ text, caption, name }: Props) {
  const t = useTranslations('booking.qr')
  return (
    <p className="text-center">
      <Button kind="quiet" onClick={() => void save({ text, caption, name })} size="small">
        <DownloadIcon size={18} />
        {t('save')}
      </Button>
    </p>
  )
}

async function save({ text, caption, name }: Props): Promise<void> {
  const { codePicture } = await import('./code-picture.ts')
  const picture = await codePicture(text, caption)
  const address = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.png`
  link.click()
  // A click on a link is followed after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
