import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts short secrets that must be readable again, with a key outside the database. */
export interface Seal {
  close(purpose: string, text: string): string
  /** Throws when the text was not sealed for this purpose with this pepper. */
  open(purpose: string, sealed: string): string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM with a separate key for each purpose. */
export function sealWith(pepper: string): Seal {
  const keyOf = (purpose: string) => new Uint8Array(hkdfSync('sha256', pepper, '', `seal ${purpose}`, 32))
  return {
    close(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const opener = createDecipheriv('aes-256-gcm', keyOf(purpose), bytes.subarray(0, NONCE_BYTES))
      opener.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return opener.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + opener.final('utf8')
    },
  }
}
