import type { Call } from '#kit/contract/call.ts'
import { serve, type HandlersOf, type ServedCall } from '#kit/server/handler.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import type { Catalogue } from '#modules/catalog/server/catalogue.ts'
import { catalogHandlers } from '#modules/catalog/server/handlers.ts'
import type { Accounts } from '#modules/account/server/index.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { sharingCalls } from '#modules/sharing/calls.ts'

/** The calls of every module, for the page about them. */
export const callsByModule: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  account: accountCalls,
  catalog: catalogCalls,
  scores: scoresCalls,
  cards: cardsCalls,
  idle: idleCalls,
  market: marketCalls,
  playtime: playtimeCalls,
  sharing: sharingCalls,
}

export interface Modules {
  readonly accounts: Accounts
  readonly catalogue: Catalogue
  readonly scores: HandlersOf<typeof scoresCalls>
  readonly cards: HandlersOf<typeof cardsCalls>
  readonly idle: HandlersOf<typeof idleCalls>
  readonly market: HandlersOf<typeof marketCalls>
  readonly playtime: HandlersOf<typeof playtimeCalls>
  readonly sharing: HandlersOf<typeof sharingCalls>
}

/** Every module's calls beside their handlers: the one list of what the server answers. */
export const servedCalls = (modules: Modules): readonly ServedCall[] => [
  ...serve(accountCalls, modules.accounts.handlers),
  ...serve(catalogCalls, catalogHandlers(modules.catalogue)),
  ...serve(scoresCalls, modules.scores),
  ...serve(cardsCalls, modules.cards),
  ...serve(idleCalls, modules.idle),
  ...serve(marketCalls, modules.market),
  ...serve(playtimeCalls, modules.playtime),
  ...serve(sharingCalls, modules.sharing),
]
