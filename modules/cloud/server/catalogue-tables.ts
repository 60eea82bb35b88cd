import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { CardLevel } from '#modules/cards/model.ts'
import type { GameProfile } from '#modules/streaming/model.ts'
import type { ProbeFigures } from './catalogue-probe.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    cloud_game: {
      game_key: string
      profile: GameProfile
      names: Record<string, string>
      summaries: Record<string, string>
      sort_names: string[]
      found_by: string
      tags: string[]
      needed_level: CardLevel
      package: string
      version: string
      licence: string
      author: Generated<string>
      age: Generated<number>
      icon: Generated<string>
      cover: Generated<string>
      probe: ProbeFigures | null
      is_open: boolean
      hot: Generated<number>
      added_at: Timestamp
      changed_at: Timestamp
    }
    cloud_art: { game_key: string; hash: string; type: string; bytes: Buffer }
  }
}
