import type { PrintablePacket, PrintedPacket } from '#adapters/printing/packet.ts'
import { picturesPdf } from '#adapters/printing/pictures-pdf.ts'
import type { ListedPage, PrintableLetter, PrintedLetter, Printing } from '#adapters/printing/port.ts'
import { readyPicture } from '#adapters/printing/ready-picture.ts'
import { openThread } from '#adapters/threads/pool.ts'

const threadOf = (file: string): URL => new URL(file, import.meta.url)

/** The whole printing office inside the process: Typst with the serif that it brings along, no file and no network. */
export function embeddedPrinting(): Printing {
  // One each, so that no letter waits for a long listing.
  const listings = openThread<readonly ListedPage[], Uint8Array>(threadOf('./listing-worker.ts'), 'setListing')
  const letters = openThread<PrintableLetter, PrintedLetter>(threadOf('./set-letter.ts'), 'setLetter')
  const packets = openThread<PrintablePacket, PrintedPacket>(threadOf('./set-packet.ts'), 'setPacket')
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
