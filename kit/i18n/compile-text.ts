import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { BRAND_NAME } from '#kit/brand/brand.ts'

/** Message files say `{brand}`; the name stands in the text before it is compiled, so that no call gives it. */
export const withBrand = (text: string): string => text.replaceAll('{brand}', BRAND_NAME)

export const compileText = (text: string): CompiledMessage => compileMessage(withBrand(text))
