import type { Tx } from '#kit/db/db.ts'

/**
 * An invariant of the ledger (docs/architecture.md 6), owned by the module that writes it: as SQL whose rows, `what`, violate it, or
 * as a check that returns violations.
 */
export type Invariant = {
  readonly id: string
  readonly promise: string
} & ({ readonly breaks: string } | { readonly check: (tx: Tx) => Promise<readonly string[]> })
