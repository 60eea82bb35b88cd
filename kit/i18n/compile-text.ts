import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { BRAND_NAME } from '#kit/brand/brand.ts'

/** Message files contain `{brand}`; it is replaced before a text is compiled, so that no caller passes it. */
export const withBrand = (text: string): string => text.replaceAll('{brand}', BRAND_NAME)

export const compileText = (text: string): CompiledMessage => compileMessage(withBrand(text))
