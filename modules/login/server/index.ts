export { loginHandlers, type LoginServices } from './handlers.ts'
export type { MovedGoods, VisitorGoods } from './merge.ts'
export { openOauth, OAUTH_START_RATE, type Oauth } from './oauth.ts'
export {
  isLoopback,
  openProvider,
  type AppleKey,
  type Provider,
  type ProviderSettings,
} from './oauth-provider.ts'
export { forgetOldSignIns } from './oauth-store.ts'
export { loginInvariants } from './invariants.ts'
export { loginPersonalData } from './personal-data.ts'
