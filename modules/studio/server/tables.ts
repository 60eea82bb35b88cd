import type { Timestamp } from '#kit/db/db.ts'
import type { ImportedFacts } from '#modules/catalog/model.ts'
import type { GameReport, GameReportReason, StudioTraits, StudioWords, VersionState } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    studio_developer: { account_id: number; name: string; accepted_at: Timestamp }
    studio_game: StudioGameRow
    studio_version: StudioVersionRow
    studio_upload: {
      key: string
      account_id: number
      game_key: string
      what: 'archive' | 'cover'
      bytes: number
      sha256: string
      ticket_hash: string
      begun_at: Timestamp
      ended_at: Timestamp | null
    }
    /** What reviewers have said to a developer. */
    studio_comment: {
      key: string
      game_key: string
      number: number
      verdict: 'approved' | 'refused' | 'down' | 'up'
      text: string
      said_at: Timestamp
    }
    /** Games that players have reported, one row a player and game. */
    studio_report: {
      key: string
      slug: string
      account_id: number
      reason: GameReportReason
      reported_at: Timestamp
      closed_at: Timestamp | null
    }
    /** Games whose developer has left: their files go next. */
    studio_gone: { slug: string; gone_at: Timestamp }
  }
}

interface StudioGameRow {
  key: string
  account_id: number
  slug: string
  /** Its working title, until there are words. */
  title: string
  /** How its title looks in passing. */
  skeleton: string
  words: Readonly<Record<string, StudioWords>>
  traits: StudioTraits | null
  cover: Buffer | null
  /** What reviewers have seen and approved: only this is shown to players. */
  approved: ImportedFacts | null
  approved_cover: Buffer | null
  live_key: string | null
  next_key: string | null
  next_share: number | null
  /** Why an operator has taken it down. */
  down_for: string | null
  made_at: Timestamp
}

interface StudioVersionRow {
  key: string
  game_key: string
  number: number
  state: VersionState
  /** The folder of its files. */
  version: string | null
  fault: string | null
  preview_key: string
  bytes: number
  /** Of its files on the disk. */
  unfolded_bytes: number | null
  sha256: string
  report: GameReport | { readonly missing: string } | null
  uploaded_at: Timestamp
  asked_at: Timestamp | null
}
