'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { usePictureWords } from '#components/payments/proof/use-picture-words.ts'
import { maxNameLength } from '#lib/booking/rules/contact.ts'
import { maxDaysAhead, maxNights } from '#lib/rooms/rules/stay.ts'
import { beyondLimits } from './check-fields.ts'
import type { Errors, Trouble } from './troubles.ts'
import { useBooking } from './use-booking.ts'
import { useNotSoldWords, useTooManyWords } from './use-not-sold-words.ts'

/** Returns the sentence for a trouble, in the page's language. */
export function useTroubleWords(): (trouble: Trouble) => string {
  const t = useTranslations('booking')
  const common = useTranslations('common')
  const picture = usePictureWords()
  const { locale, phone, money, isolate } = useFormats()
  const captchaWord = useBooking().flow.hold?.captchaWord ?? ''
  const notSold = useNotSoldWords()
  return (trouble) => {
    switch (trouble.kind) {
      case 'required':
        return t('errorRequiredFields')
      case 'fields':
        return common('errorSummary', { count: trouble.count })
      case 'notAvailable':
        return t('errorNotAvailable')
      case 'holdFailed':
        return t('hold.failed')
      case 'notSold':
        return notSold(trouble.why)
      case 'priceChanged': {
        const { beforePaise, now } = trouble
        return t('priceChanged', { before: money(beforePaise), now: money(now.totalPaise) })
      }
      case 'codeNotValid':
        return t('code.over', { code: isolate(trouble.code) })
      case 'paidForOther':
        return t('kept.other')
      case 'alreadyBooked':
        return t('kept.booked', { phone })
      case 'holdUnknown':
        return t('kept.unknown', { phone })
      case 'notOpen':
        return t('notOpen', { phone })
      case 'cannotCheck':
        return t('unavailableGeneral')
      case 'offline':
        return common('offline')
      case 'screenshot':
        return t('errorScreenshot')
      case 'captcha':
        return t('errorCaptcha', { captchaWord })
      case 'type':
      case 'size':
        return picture(trouble.kind)
      case 'tooMany':
        return t('upload.tooMany', { minutes: trouble.minutes, phone })
      case 'toCheck':
        return t('upload.toCheck', { phone })
      case 'server':
        // The server's messages are English only.
        return locale === 'en' ? trouble.message : t('errorSubmit')
      case 'submit':
        return t('errorSubmit')
      case 'general':
        return t('errorGeneral')
      default:
        return trouble satisfies never
    }
  }
}

/** Returns the error sentence at a field of the first step, if any. */
export function useFieldError(): (name: keyof Errors) => string | undefined {
  const t = useTranslations('booking.form')
  const { flow, today, room } = useBooking()
  const { phone } = useFormats()
  const tooMany = useTooManyWords()
  const errors = { ...beyondLimits(flow.fields, today, room?.sleeps), ...flow.errors }
  return (name) => {
    const error = errors[name]
    if (!error) return undefined
    if (error === 'alone') return t('fullName.alone', { maxNameLength })
    if (error === 'tooFar') return t('checkIn.tooFar', { maxDaysAhead })
    if (error === 'tooLong') return t('checkOut.tooLong', { maxNights, phone })
    if (name === 'guests') return tooMany
    return t(`${name === 'roomType' ? 'room' : name}.error`)
  }
}
