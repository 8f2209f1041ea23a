'use client'

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WireMatch } from '#lib/statements/schema/lines.ts'
import { type Choices, candidateOf, isTicked, withTicks } from './chosen.ts'
import { GroupHead } from './group-head.tsx'
import { MatchRow } from './match-row.tsx'
import { type Group, matchKey } from './match-words.ts'
import { Tick } from './tick.tsx'
import type { Decisions } from './use-decisions.ts'

const t = staffWords('statement')

const atFirst = 25

type MatchGroupProps = {
  name: Group
  matches: WireMatch[]
  choices: Choices
  setChoices: (choices: Choices) => void
  decisions: Decisions
}

export function MatchGroup({ name, matches, choices, setChoices, decisions }: MatchGroupProps) {
  const title = t(`groups.${name}.title`)
  const [isOpen, setOpen] = useState(false)
  const ticked = matches.filter((match) => isTicked(choices, name, match))
  const tickable = matches.filter((match) => candidateOf(choices, name, match))
  const shown = isOpen ? matches : matches.slice(0, atFirst)
  const rest = matches.length - shown.length
  return (
    <section
      aria-label={title}
      className="min-w-0 overflow-clip rounded-staff border border-edge bg-card"
    >
      <GroupHead
        box={
          <Tick
            checked={ticked.length > 0 && ticked.length === matches.length}
            disabled={tickable.length === 0}
            label={t('groups.all', { count: matches.length })}
            mixed={ticked.length > 0 && ticked.length < matches.length}
            onChange={(isOn) => setChoices(withTicks(choices, name, tickable, isOn))}
          />
        }
        help={t(`groups.${name}.help`)}
        id={name}
        number={matches.length}
        title={title}
      />
      <ul>
        {shown.map((match) => (
          <MatchRow
            choices={choices}
            decisions={decisions}
            group={name}
            key={matchKey(name, match)}
            match={match}
            setChoices={setChoices}
          />
        ))}
      </ul>
      {rest > 0 && (
        <button
          className="flex min-h-12 w-full items-center justify-center gap-2 border-rule border-t font-semibold text-lake text-sm hover:bg-picked"
          onClick={() => setOpen(true)}
          type="button"
        >
          {t('groups.more', { count: rest })}
          <ChevronDown aria-hidden="true" size={18} />
        </button>
      )}
    </section>
  )
}
