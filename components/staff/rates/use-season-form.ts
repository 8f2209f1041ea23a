'use client'

import { previewSeason, saveSeason } from '#lib/rates/client/seasons.ts'
import { seasonChange, seasonInput, type WireSeason } from '#lib/rates/schema/seasons.ts'
import { useEditForm } from '../kit/form/use-edit-form.ts'
import { type EditedSeason, seasonDraft, sentSeason } from './season-draft.ts'
import { previewOf, useEffectOf } from './use-effect-of.ts'
import type { RateUndo } from './use-rate-undo.ts'

const preview = previewOf(previewSeason)

/** Holds the editor of a season: its fields, what they would do, and how it is saved. `rooms` are the ids of all rooms. */
export function useSeasonForm(season: EditedSeason, rooms: readonly number[], undo: RateUndo) {
  const schema = season.id === undefined ? seasonInput : seasonChange
  const form = useEditForm<
    EditedSeason,
    ReturnType<typeof seasonDraft>,
    ReturnType<typeof sentSeason>
  >(season, {
    toDraft: (saved) => seasonDraft(saved, rooms),
    toSent: (draft, base) => sentSeason(draft, base, rooms),
    schema,
    save: async (sent) => {
      const saved = await saveSeason(sent)
      undo.tell(saved.change, `${saved.season.name} is saved.`)
      return saved.season
    },
    readTheirs: async ({ code, detail }) =>
      code === 'changed_meanwhile' ? ((detail.data?.season as WireSeason | null) ?? null) : null,
  })
  const sent = sentSeason(form.draft, form.saved, rooms)
  const isSound = form.changed && schema.safeParse(sent).success
  const { effect, problem } = useEffectOf(preview, isSound ? sent : null)
  return {
    ...form,
    effect,
    /** The reason why the season would be refused, before it is saved. */
    problem,
    /** Returns what is wrong with the price of a room. */
    priceError: (room: number): string | undefined => {
      const at = sent.prices.findIndex((each) => each.room === room)
      return at < 0 ? undefined : form.errors[`prices.${at}.price`]
    },
  }
}

export type SeasonForm = ReturnType<typeof useSeasonForm>
