/** The part of the standard `WebAssembly` object used here; the library of types that has it would bring the browser's with it. */
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, unknown>>
  interface Module {
    readonly [Symbol.toStringTag]: string
  }
  class Instance {
    constructor(module: Module, imports: Imports)
    readonly exports: Record<string, unknown>
  }
  class Memory {
    private constructor()
    readonly buffer: ArrayBuffer
  }
  class Table {
    private constructor()
    get(index: number): unknown
    set(index: number, called: unknown): void
  }
  /** A trap: what runs was stopped. */
  class RuntimeError extends Error {}
  function compile(bytes: Uint8Array): Promise<Module>
  function instantiate(module: Module, imports: Imports): Promise<Instance>
}
