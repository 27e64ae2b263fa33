import { Piscina } from 'piscina'
import type { PrintablePacket, PrintedPacket } from '#adapters/printing/packet.ts'
import { picturesPdf } from '#adapters/printing/pictures-pdf.ts'
import type { ListedPage, PrintableLetter, PrintedLetter, Printing } from '#adapters/printing/port.ts'
import { readyPicture } from '#adapters/printing/ready-picture.ts'

/** One thread, started for the first work and ended when none comes for a while; at rest it keeps no process alive. */
function openThread<Input, Output>(file: string, name: string): Piscina<Input, Output> {
  const filename = new URL(file, import.meta.url).href
  return new Piscina<Input, Output>({ filename, name, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 })
}

/** The whole printing office inside the process: Typst with the serif that it brings along, no file and no network. */
export function embeddedPrinting(): Printing {
  // One each, so that no letter waits for a long listing.
  const listings = openThread<readonly ListedPage[], Uint8Array>('./listing-worker.ts', 'setListing')
  const letters = openThread<PrintableLetter, PrintedLetter>('./set-letter.ts', 'setLetter')
  const packets = openThread<PrintablePacket, PrintedPacket>('./set-packet.ts', 'setPacket')
  return {
    print: (letter) => letters.run(letter),
    setListing: (pages) => listings.run(pages),
    setPictures: picturesPdf,
    setPacket: (packet) => packets.run(packet),
    readyPicture,
    close: async () => {
      await letters.destroy()
      await listings.destroy()
      await packets.destroy()
    },
  }
}
