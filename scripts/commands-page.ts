import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandsPage } from '#apps/cli/command-help.ts'
import { COMMANDS } from '#apps/cli/commands.ts'

export const COMMANDS_PAGE = join(import.meta.dirname, '../docs/operator-commands.md')

if (import.meta.main) writeFileSync(COMMANDS_PAGE, commandsPage(COMMANDS))
