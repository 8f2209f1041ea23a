import { type FactName, factOf } from '#lib/farm/rules/named-facts.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { clockIn } from '#lib/shared/dates.ts'
import { Choices } from '../../kit/form/choices.tsx'
import { ChosenField, type FormFieldProps, TypedField } from '../../kit/form/form-fields.tsx'
import { ruleOf, switchValues } from './draft.ts'
import { choiceWords, labelOf, switchWords } from './words.ts'

const t = staffWords('site')

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

const inputModes = {
  phone: 'tel',
  email: 'email',
  address: 'url',
  digits: 'numeric',
  percent: 'decimal',
  count: 'numeric',
  year: 'numeric',
  minutes: 'numeric',
  degrees: 'decimal',
} as const

type FactFieldProps = Pick<FormFieldProps, 'id' | 'value' | 'error' | 'onChange'> & {
  name: FactName
  /** What it's for, if that's not said elsewhere. */
  about?: string | undefined
}

/** The field in which a fact is typed or chosen, by its kind. */
export function FactField({ name, about, ...field }: FactFieldProps) {
  const { kind, choices, lang } = factOf(name)
  const label = fieldLabel(name)
  if (kind === 'switch') {
    const options = switchValues.map((each) => [each, switchWords(name, each === 'yes')] as const)
    return <Few {...field} label={label} options={options} />
  }
  if (choices) {
    const options = choices.map((each) => [each, choiceWords(name, each)] as const)
    return <Few {...field} label={label} options={options} />
  }
  if (kind === 'hour') {
    const options = hours.map((hour) => [hour, clockIn('en', hour)] as const)
    return <ChosenField {...field} label={label} options={options} />
  }
  const rule = ruleOf(name)
  const help = about ?? (rule === field.error ? undefined : rule)
  return (
    <TypedField
      {...field}
      {...(help && { help })}
      dir={kind === 'text' ? 'auto' : undefined}
      inputMode={inputModes[kind as keyof typeof inputModes]}
      label={label}
      lang={lang}
      type={kind === 'time' ? 'time' : 'text'}
    />
  )
}

type FewProps = Omit<FactFieldProps, 'name' | 'about'> & {
  label: string
  options: readonly (readonly [value: string, words: string])[]
}

function Few({ id, label, options, value, onChange }: FewProps) {
  return <Choices id={id} legend={label} onChange={onChange} options={options} value={value} />
}

// What is typed has no unit, so its name says in what it's counted.
function fieldLabel(name: FactName): string {
  const label = labelOf(name)
  const { kind } = factOf(name)
  if (kind === 'percent') return t('units.percent', { label })
  if (kind === 'minutes') return t('units.minutes', { label })
  if (name === 'backupWeeks') return t('units.weeks', { label })
  return kind === 'count' && name !== 'maxDogs' ? t('units.days', { label }) : label
}
