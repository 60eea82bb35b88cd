export interface ReadUpTo {
  /** At most as many as were asked for. */
  readonly bytes: Buffer
  /** Nothing was left unread. */
  readonly isWhole: boolean
}

/** Reads an answer, whatever it says of its length; of one that is longer than this the rest is not read. */
export async function readUpTo(mostBytes: number, body: AsyncIterable<Uint8Array> | null): Promise<ReadUpTo> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    parts.push(part)
    // Leaving the loop ends the connection.
    if (bytes > mostBytes) break
  }
  return { bytes: Buffer.concat(parts).subarray(0, mostBytes), isWhole: bytes <= mostBytes }
}
