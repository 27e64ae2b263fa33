/** The part of the standard `WebAssembly` object used here; the library of types that has it would bring the browser's with it. */
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, unknown>>
  interface Module {
    readonly [Symbol.toStringTag]: string
  }
  interface Instance {
    readonly exports: Record<string, unknown>
  }
  function compile(bytes: Uint8Array): Promise<Module>
  function instantiate(module: Module, imports: Imports): Promise<Instance>
}
