const tags = /<(\/?)(form|button|input|select|textarea)\b([^>]*)>/g;
const isGetForm = (attributes: string) => /\bmethod="get"/i.test(attributes);

/**
 * Switches off the controls that do nothing before the script runs: all but those of forms that the browser sends. By
 * `inert` rather than `disabled`, which would change how they look.
 */
export function withoutDeadControls(html: string): string {
  let works = false;
  return html.replace(tags, (tag, slash: string, name: string, attributes: string) => {
    if (name === 'form') {
      works = slash === '' && isGetForm(attributes);
      return tag;
    }
    return slash !== '' || works ? tag : `<${name} inert=""${attributes}>`;
  });
}
