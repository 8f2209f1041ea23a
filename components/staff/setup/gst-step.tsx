'use client'

import { useState } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Choices } from '../kit/form/choices.tsx'
import { FactsStep } from './facts-step.tsx'
import type { StepProps } from './step-props.ts'

const t = staffWords('setup')

/** Whether the farm has a GSTIN. Without one, GST isn't mentioned anywhere. */
export function GstStep({ site, refresh }: StepProps) {
  const change = site.changes.find(({ what }) => what === 'gst.gstin')
  const gstin = change?.kind === 'fact' ? change.after : site.facts['gst.gstin']
  const [has, setHas] = useState<'no' | 'yes'>(gstin === null ? 'no' : 'yes')
  return (
    <div className="grid gap-5">
      <Choices
        className="grid-cols-1"
        id="has-gstin"
        legend={t('gst.legend')}
        look="grid gap-1 px-4 py-3 text-start! has-checked:bg-[#f1f6f2]"
        onChange={setHas}
        options={(['no', 'yes'] as const).map((one) => [
          one,
          <span key={one}>
            <b className="block">{t(`gst.${one}`)}</b>
            <span className="block font-normal text-ink-2 text-sm">{t(`gst.${one}Text`)}</span>
          </span>,
        ])}
        value={has}
      />
      {has === 'yes' && (
        <FactsStep
          isBlank={() => true}
          names={['gst.gstin', 'gst.legalName']}
          onSaved={refresh}
          site={site}
        />
      )}
      {has === 'no' && gstin !== null && <p className="text-sm">{t('gst.remove')}</p>}
    </div>
  )
}
