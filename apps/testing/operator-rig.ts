import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Surroundings } from '#apps/cli/command.ts'
import { operatorTerminal, type OperatorTerminal } from './operator-terminal.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

/** A portal, its operator’s terminal, and a folder for the files that commands read. */
export interface OperatorRig {
  readonly portal: TestPortal
  readonly terminal: OperatorTerminal
  readonly folder: string
  close(): Promise<void>
}

export async function openOperatorRig(more: Partial<Surroundings> = {}): Promise<OperatorRig> {
  const portal = await openTestPortal()
  const folder = mkdtempSync(join(tmpdir(), 'operator-'))
  return {
    portal,
    terminal: operatorTerminal(portal, more),
    folder,
    async close() {
      rmSync(folder, { recursive: true })
      await portal.close()
    },
  }
}
