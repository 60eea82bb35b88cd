import { useState } from 'react'
import { fieldsOf, keepDraft, keptDraft, type Draft, type Fields, type ShownEdit } from './edit-draft.ts'
import { useReadCommand } from './use-read.ts'

/** Somebody else's edits are seen so soon. */
const LOOK_EVERY_MS = 4000

/** What is edited: how it is now, the own draft, and whether somebody else was quicker. */
export function useDraft(subject: string) {
  const { facts, refusal, again } = useReadCommand<ShownEdit>(
    { command: 'edits show', words: { SUBJECT: subject } },
    LOOK_EVERY_MS,
  )
  const [draft, setDraft] = useState<Draft | undefined>(() => keptDraft(subject))
  const keep = (next: Draft | undefined) => {
    keepDraft(subject, next)
    setDraft(next)
  }
  const theirs = fieldsOf(subject, facts?.newest)
  const version = facts?.version ?? 0
  const fields: Fields = draft?.fields ?? theirs
  return {
    facts,
    refusal,
    fields,
    theirs,
    isDirty: draft !== undefined,
    /** The version that what is in the fields was made from. */
    on: draft?.on ?? version,
    isConflict: facts !== undefined && draft !== undefined && draft.on !== version,
    set: (name: string, value: string) =>
      keep({ on: draft?.on ?? version, fields: { ...fields, [name]: value } }),
    /** The own fields stay, to be put on top of what somebody else has made. */
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
