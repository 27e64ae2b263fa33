import type { ModelServer } from '#server/testing/model-server.ts'
import type { Product } from '#tools/bench/product.ts'

export interface Ground {
  readonly product: Product
  readonly port: number
  readonly model: ModelServer
}

/** A way that a tester got through: what it is, and what was seen that should not be. Empty: it held. */
export interface Way {
  /** In the review. */
  readonly number: string
  readonly what: string
  attack(ground: Ground): Promise<readonly string[]>
}

export const unless = (isSo: boolean, seen: string): readonly string[] => (isSo ? [] : [seen])
