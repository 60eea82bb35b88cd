interface Payload extends Record<string, unknown> {
  readonly uid?: string
  readonly grantId?: string
}

/** Storage of the test provider; its built-in one prints a warning. */
export class MemoryAdapter {
  static readonly #kept = new Map<string, Payload>()
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  #key(id: string) {
    return `${this.#name} ${id}`
  }

  async upsert(id: string, payload: Payload) {
    MemoryAdapter.#kept.set(this.#key(id), payload)
  }

  async find(id: string) {
    return MemoryAdapter.#kept.get(this.#key(id))
  }

  async findByUid(uid: string) {
    const kept = [...MemoryAdapter.#kept].find(
      ([key, one]) => key.startsWith(`${this.#name} `) && one.uid === uid,
    )
    return kept?.[1]
  }

  async consume(id: string) {
    const kept = MemoryAdapter.#kept.get(this.#key(id))
    if (kept) MemoryAdapter.#kept.set(this.#key(id), { ...kept, consumed: true })
  }

  async destroy(id: string) {
    MemoryAdapter.#kept.delete(this.#key(id))
  }

  async revokeByGrantId(grantId: string) {
    for (const [key, { grantId: of }] of MemoryAdapter.#kept)
      if (of === grantId) MemoryAdapter.#kept.delete(key)
  }
}
