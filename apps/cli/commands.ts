import { APPEALS_COMMANDS } from './appeals-commands.ts'
import { ARCHIVE_COMMANDS } from './archive-commands.ts'
import { AUDIT_COMMANDS } from './audit-commands.ts'
import { BACKUP_COMMANDS } from './backup-commands.ts'
import { BADGES_COMMANDS } from './badges-commands.ts'
import { BAN_COMMANDS } from './ban-commands.ts'
import { CARDS_COMMANDS } from './cards-commands.ts'
import { CHAT_COMMANDS } from './chat-commands.ts'
import { CHECK_COMMANDS, PUSH_COMMANDS } from './check-commands.ts'
import { CLOUD_COMMANDS } from './cloud-commands.ts'
import { CLOUD_IMPORT_COMMANDS } from './cloud-import.ts'
import { CLOUD_REVIEW_COMMANDS } from './cloud-review.ts'
import type { Command } from './command.ts'
import { CONSOLE_COMMANDS } from './console-commands.ts'
import { DAILIES_COMMANDS } from './dailies-commands.ts'
import { EDITS_COMMANDS } from './edits-commands.ts'
import { EVENTS_COMMANDS } from './events-commands.ts'
import { EXPERIMENTS_COMMANDS } from './experiments-commands.ts'
import { FLAGS_COMMANDS } from './flags-commands.ts'
import { GAMES_COMMANDS } from './games-commands.ts'
import { GAMES_FEED_COMMAND } from './games-feed-command.ts'
import { GAMES_IMPORT_COMMANDS } from './games-import-commands.ts'
import { GAMES_VERSIONS_COMMANDS } from './games-versions-commands.ts'
import { GUARDED_NAMES_COMMANDS } from './guarded-names-commands.ts'
import { JOBS_COMMANDS } from './jobs-commands.ts'
import { LEAVE_COMMANDS } from './leave-commands.ts'
import { LINES_COMMANDS } from './lines-commands.ts'
import { LISTS_COMMANDS } from './lists-commands.ts'
import { NAME_COMMANDS } from './name-commands.ts'
import { NUMBERS_COMMANDS } from './numbers-commands.ts'
import { ODDS_COMMANDS } from './odds-commands.ts'
import { PAGES_COMMANDS } from './pages-commands.ts'
import { QUEUES_COMMANDS } from './queues-commands.ts'
import { REDIRECTS_COMMANDS } from './redirects-commands.ts'
import { REVIEWS_COMMANDS } from './reviews-commands.ts'
import { REPORTS_COMMANDS } from './reports-commands.ts'
import { SCORES_COMMANDS } from './scores-commands.ts'
import { STATE_COMMANDS } from './state-commands.ts'
import { STATS_COMMANDS } from './stats-commands.ts'
import { TRADES_COMMANDS } from './trades-commands.ts'
import { SUPPORT_COMMANDS } from './support-commands.ts'
import { USERS_COMMANDS } from './users-commands.ts'
import { WORDS_COMMANDS } from './words-commands.ts'

/** All operator commands: execution, help and the docs page come from this table. */
export const COMMANDS: readonly Command[] = [
  ...USERS_COMMANDS,
  ...SUPPORT_COMMANDS,
  ...NAME_COMMANDS,
  ...GUARDED_NAMES_COMMANDS,
  ...BAN_COMMANDS,
  ...LEAVE_COMMANDS,
  ...CHAT_COMMANDS,
  ...WORDS_COMMANDS,
  ...REPORTS_COMMANDS,
  ...APPEALS_COMMANDS,
  ...QUEUES_COMMANDS,
  ...SCORES_COMMANDS,
  ...DAILIES_COMMANDS,
  ...BADGES_COMMANDS,
  ...TRADES_COMMANDS,
  ...CARDS_COMMANDS,
  ...GAMES_COMMANDS,
  ...GAMES_IMPORT_COMMANDS,
  GAMES_FEED_COMMAND,
  ...GAMES_VERSIONS_COMMANDS,
  ...REVIEWS_COMMANDS,
  ...LINES_COMMANDS,
  ...CLOUD_COMMANDS,
  ...CLOUD_IMPORT_COMMANDS,
  ...CLOUD_REVIEW_COMMANDS,
  ...REDIRECTS_COMMANDS,
  ...PAGES_COMMANDS,
  ...LISTS_COMMANDS,
  ...ODDS_COMMANDS,
  ...EDITS_COMMANDS,
  ...EVENTS_COMMANDS,
  ...EXPERIMENTS_COMMANDS,
  ...NUMBERS_COMMANDS,
  ...STATS_COMMANDS,
  ...FLAGS_COMMANDS,
  ...AUDIT_COMMANDS,
  ...JOBS_COMMANDS,
  ...STATE_COMMANDS,
  ...CHECK_COMMANDS,
  ...CONSOLE_COMMANDS,
  ...BACKUP_COMMANDS,
  ...ARCHIVE_COMMANDS,
  ...PUSH_COMMANDS,
]
