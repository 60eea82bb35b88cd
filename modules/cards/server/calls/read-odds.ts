import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { cardsCalls } from '../../calls.ts'
import { findOpening } from '../opening-store.ts'
import type { CardServices } from '../services.ts'
import { shownOdds } from '../shown-odds.ts'

export function readOddsWith({ odds }: CardServices): Handler<typeof cardsCalls.readOdds> {
  // The guarantees are computed once per version.
  const shown = new Map<number, ReturnType<typeof shownOdds>>()
  return async ({ version }, { now }) => {
    const wanted = version === undefined ? odds.current(now) : odds.of(version)
    if (!wanted) return refuse('NotFound')
    const known = shown.get(wanted.version) ?? shownOdds(wanted)
    shown.set(wanted.version, known)
    return ok(known)
  }
}

export const readOpening: Handler<typeof cardsCalls.readOpening> = async ({ openingId }, { db }) => {
  const opening = await findOpening(db, openingId)
  return opening ? ok({ opening }) : refuse('NotFound')
}
