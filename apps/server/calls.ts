import type { Call } from '#kit/contract/call.ts'
import { serve, type HandlersOf, type ServedCall } from '#kit/server/handler.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import type { Catalogue } from '#modules/catalog/server/catalogue.ts'
import { catalogHandlers } from '#modules/catalog/server/handlers.ts'
import type { Accounts } from '#modules/account/server/index.ts'
import { scoresCalls } from '#modules/scores/calls.ts'

/** The calls of every module, for the page about them. */
export const callsByModule: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  account: accountCalls,
  catalog: catalogCalls,
  scores: scoresCalls,
}

export interface Modules {
  readonly accounts: Accounts
  readonly catalogue: Catalogue
  readonly scores: HandlersOf<typeof scoresCalls>
}

/** Every module's calls beside their handlers: the one list of what the server answers. */
export const servedCalls = ({ accounts, catalogue, scores }: Modules): readonly ServedCall[] => [
  ...serve(accountCalls, accounts.handlers),
  ...serve(catalogCalls, catalogHandlers(catalogue)),
  ...serve(scoresCalls, scores),
]
