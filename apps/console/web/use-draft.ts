import { useState } from 'react'
import type { CommandInput } from './api.ts'
import type { Fields } from './draft-text.ts'
import { fieldsOf, keepDraft, keptDraft, type Draft, type ShownEdit } from './edit-draft.ts'
import { useReadCommand } from './use-read.ts'

/** How often other operators' edits are read. */
const LOOK_EVERY_MS = 4000

/** Nothing is stored of a new one. */
const NOTHING_YET: ShownEdit = { subject: '', version: 0, newest: null, base: null, versions: [] }

/** The edited thing: its current version, the draft, and whether there is a newer version. */
export function useDraft(subject: string, source: CommandInput | 'new') {
  const isNew = source === 'new'
  const read = useReadCommand<ShownEdit>(isNew ? undefined : source, LOOK_EVERY_MS)
  const { refusal, again } = read
  const facts = isNew ? NOTHING_YET : read.facts
  const [draft, setDraft] = useState<Draft | undefined>(() => keptDraft(subject))
  const keep = (next: Draft | undefined) => {
    keepDraft(subject, next)
    setDraft(next)
  }
  // A collection that the build does not have was created by an operator, so all its texts are fields.
  const form = facts?.base === null ? subject.replace(/^collection:/, 'new:') : subject
  const theirs = fieldsOf(form, facts?.newest)
  const version = facts?.version ?? 0
  const fields: Fields = draft?.fields ?? theirs
  return {
    facts,
    refusal,
    /** The subject that decides which fields there are. */
    form,
    fields,
    theirs,
    isDirty: draft !== undefined,
    /** The version that the fields are based on. */
    on: draft?.on ?? version,
    isConflict: facts !== undefined && draft !== undefined && draft.on !== version,
    set: (name: string, value: string) =>
      keep({ on: draft?.on ?? version, fields: { ...fields, [name]: value } }),
    /** Replaces fields with those of a file. */
    fill: (given: Fields) => keep({ on: draft?.on ?? version, fields: { ...fields, ...given } }),
    /** Keeps one's own fields and bases them on the newest version. */
    keepMine: () => draft && keep({ ...draft, on: version }),
    drop: () => keep(undefined),
    done: () => {
      keep(undefined)
      again()
    },
    again,
  }
}

export type DraftNow = ReturnType<typeof useDraft>
