import { Details } from '#web/ui/details.tsx'

const PROGRAMS = [
  {
    name: 'Google Calendar',
    how: 'On a computer, open Google Calendar. Beside “Other calendars” press the plus sign, choose “From URL”, paste the link and press “Add calendar”. Google looks for changes about twice a day.',
  },
  {
    name: 'Apple Calendar',
    how: 'On a Mac choose File, New Calendar Subscription and paste the link. On an iPhone open Calendar, press Calendars, then Add Calendar and Add Subscription Calendar, and paste it.',
  },
  {
    name: 'Outlook',
    how: 'Open Outlook on the web and its calendar. Press “Add calendar”, choose “Subscribe from web”, paste the link and give it a name.',
  },
] as const

/** Where the link goes, program by program. */
export function HowToSubscribe() {
  return (
    <div>
      {PROGRAMS.map(({ name, how }) => (
        <Details key={name} summary={`How to subscribe in ${name}`} name="how-to-subscribe">
          <p className="measure text-small text-soft">{how}</p>
        </Details>
      ))}
    </div>
  )
}
