import type { StoredPassword } from './listing-store.ts'
import type { MarketServices } from './services.ts'

/** The purpose under which passwords are sealed and masked. */
export const PASSWORD = 'listing password'

export const storedPassword = (
  { seal, mask }: Pick<MarketServices, 'seal' | 'mask'>,
  text: string,
): StoredPassword => ({ sealed: seal.close(PASSWORD, text), mask: mask(PASSWORD, text) })
