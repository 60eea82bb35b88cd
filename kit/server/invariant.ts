import type { Tx } from '#kit/db/db.ts'

/**
 * A promise of the ledger (docs/architecture.md 6), kept by the module that writes it: as SQL whose rows, `what`, break it,
 * or as a check that tells what breaks it.
 */
export type Invariant = {
  readonly id: string
  readonly promise: string
} & ({ readonly breaks: string } | { readonly check: (tx: Tx) => Promise<readonly string[]> })
