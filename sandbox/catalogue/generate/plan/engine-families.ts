/** Engine families that share parts over several platforms, with the engine strings of vehicles.csv that belong to them. */
type EngineFamily = { key: string; label: string; slug: string; makes: string[]; engines: RegExp };

const family = (key: string, label: string, makes: string[], engines: RegExp): EngineFamily => ({
  key,
  label,
  slug: label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, ""),
  makes,
  engines,
});

export const engineFamilies: readonly EngineFamily[] = [
  family("holden-grey-six", "Holden grey six", ["Holden"], /^grey /),
  family("holden-red-six", "Holden red six 149–202", ["Holden"], /^(red|blue|black) \d+ I6/),
  family("holden-v8", "Holden V8 253/308", ["Holden", "HDT"], /^(253|308|4\.2|5\.0) V8/),
  family("holden-v6", "Holden 3.8 V6", ["Holden"], /^3\.8 (SC )?V6/),
  family("holden-alloytec", "Holden Alloytec V6", ["Holden"], /^3\.[06] V6/),
  family("holden-ls", "Holden LS V8", ["Holden", "HSV"], /^(LS\d|L76|6\.0|6\.2)/),
  family("ford-early-six", "Ford six 144–200", ["Ford"], /^(144|170|188|200|221) I6/),
  family("ford-crossflow", "Ford six 250 and crossflow", ["Ford"], /^(250 I6|3\.3 I6|4\.1 I6|XK)/),
  family("ford-sohc", "Ford SOHC 4.0 six", ["Ford"], /^(3\.2|3\.9|4\.0) I6/),
  family("ford-barra", "Ford Barra six", ["Ford", "FPV"], /^Barra/),
  family("ford-windsor", "Ford Windsor V8 289/302/351", ["Ford"], /^(260|289|302|351W|5\.0) V8|^351W/),
  family("ford-cleveland", "Ford Cleveland V8 302/351", ["Ford"], /^(302C|351C|351 V8|4\.9 V8|5\.8 V8)/),
  family("chrysler-hemi-six", "Chrysler Hemi six 215–265", ["Chrysler"], /Hemi/),
  family("chrysler-slant-six", "Chrysler slant six 225", ["Chrysler", "Dodge"], /slant six/),
  family("chrysler-v8", "Chrysler V8 273–360", ["Chrysler", "Dodge", "Plymouth"], /^(273|318|340|360) V8/),
  family("chev-small-block", "Chevrolet small block V8", ["Chevrolet", "Holden", "Pontiac"], /^(265|283|305|307|327|350|400) V8/),
  family("chev-big-block", "Chevrolet big block V8", ["Chevrolet"], /^(396|402|427|454) V8/),
  family("bmc-a-series", "BMC A-series", ["Mini", "Morris", "Austin", "Austin-Healey", "MG"], /^A-series|^(848|948|998|1098|1275) I4/),
  family("bmc-b-series", "BMC B-series", ["MG", "Morris", "Austin"], /^B-series/),
  family("datsun-l-series", "Datsun L-series", ["Datsun", "Nissan"], /^L\d\d/),
  family("nissan-rb", "Nissan RB six", ["Nissan", "Holden"], /^RB\d\d/),
  family("mazda-rotary", "Mazda rotary 10A–13B", ["Mazda"], /rotary/),
  family("toyota-r-series", "Toyota R-series", ["Toyota"], /^(12R|18R|2[012]R)/),
  family("toyota-k-series", "Toyota K-series", ["Toyota"], /^[345]?K(-C)? /),
  family("toyota-f-series", "Toyota LandCruiser petrol six", ["Toyota"], /^(F|2F|3F|1FZ)/),
  family("toyota-h-diesel", "Toyota LandCruiser diesel six", ["Toyota"], /^(H|2H|12H|1HZ|1HD)/),
];
