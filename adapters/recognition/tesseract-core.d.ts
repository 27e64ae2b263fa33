/** What is used here of Tesseract as WebAssembly (tesseract.js-core); the package brings no types. */
declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  /** Pointers are places in its memory, in bytes; 0 is none. */
  type Pointer = number
  /** 1 paragraph, 2 line, 3 word. */
  type Level = 1 | 2 | 3

  export interface TessBaseAPI {
    /** Not 0 where the model cannot be used. */
    Init(dataPath: null, language: string, mode: number): number
    SetVariable(name: string, value: string): boolean
    SetImage(pixels: Pointer, width: number, height: number, bytesPerPixel: number, bytesPerLine: number): void
    /** Not 0 where it failed. */
    Recognize(monitor: null): number
    /** 0 to 100. */
    MeanTextConf(): number
    GetIterator(): ResultIterator
    Clear(): void
  }

  export interface ResultIterator {
    Next(level: Level): boolean
    Empty(level: Level): boolean
    IsAtBeginningOf(level: Level): boolean
    /** Writes four 32-bit numbers. */
    BoundingBox(level: Level, left: Pointer, top: Pointer, right: Pointer, bottom: Pointer): boolean
    /** 0 to 100. */
    Confidence(level: Level): number
  }

  export interface TesseractCore {
    readonly TessBaseAPI: new () => TessBaseAPI
    readonly FS: { writeFile(name: string, bytes: Uint8Array): void; unlink(name: string): void }
    _malloc(bytes: number): Pointer
    _free(pointer: Pointer): void
    getPointer(object: object): Pointer
    destroy(object: object): void
    /** Beneath `ResultIterator.GetUTF8Text`, which never gives back the memory of the text. */
    _emscripten_bind_ResultIterator_GetUTF8Text_1(iterator: Pointer, level: Level): Pointer
  }

  export interface StartOptions {
    /** Makes the instance in the library's stead. */
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): void
  }

  export default function start(options: StartOptions): Promise<TesseractCore>
}
