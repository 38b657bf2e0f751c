/** What a style sheet, font or picture is in Jest: an address nobody loads. */
export default 'asset-stub';
