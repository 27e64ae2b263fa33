declare module '@20minutes/s3rver' {
  interface CallContext {
    readonly method: string
    readonly path: string
    readonly req: import('node:http').IncomingMessage
    status: number
    body: string
    get(header: string): string
  }
  interface Options {
    readonly address: string
    readonly port: number
    readonly directory: string
    readonly silent: boolean
    readonly allowMismatchedSignatures: boolean
    readonly configureBuckets: readonly { readonly name: string }[]
  }
  export default class S3rver {
    constructor(options: Options)
    readonly middleware: ((context: CallContext, next: () => Promise<void>) => Promise<void>)[]
    readonly store: {
      putContent(file: string, content: NodeJS.ReadableStream | Buffer): Promise<[number, string]>
      listObjects(bucket: string, options: { readonly maxKeys?: number }): Promise<unknown>
      existsObject(bucket: string, key: string): Promise<boolean>
    }
    readonly httpServer: import('node:http').Server
    run(): Promise<import('node:net').AddressInfo>
    close(): Promise<void>
  }
}
